/** An e-mail address or the ten digits of a phone: the name and the place of living stand near them. */
export const REACH = /\w@\w|(?:\d[ .•-]?){10}/;
