/** Words that stand where names stand and are none. */
export const NO_NAME_WORDS: ReadonlySet<string> = new Set(
  `the and for with from of in to at on address mobile phone contact mail linkedin github summary objective date place
  details personal information career work page confidential portfolio nationality gender male female indian married single
  signature declaration hereby yours faithfully sincerely dear sir madam hindi english father mother husband responsible experience education skills
  about me hobbies references available request photo experienced results driven seeking dynamic passionate years year team india
  bachelor master degree diploma passport languages language known present permanent current road street nagar colony cross phase
  flat house near opp floor block sector apartment apartments society district state pin po ps vpo distt tehsil taluka village post tamil nadu kerala
  karnataka maharashtra gujarat telangana andhra pradesh rajasthan punjab haryana bihar odisha assam bengal uttar west north south east
  certified qualified registered chartered professional ms word excel office sql java python tally microsoft google ex hav nk sub sgt cpl retd gd artboard logo untitled page till name naam lorem ipsum dolor`.split(
    /\s+/,
  ),
);
