/** Skills that came in later, behind all others: those keep their places in the vector, and with them their scores. */
export const later = String.raw`
== Electrical engineering | engineering
-- Power
Power Trading = energy trading, electricity trading, power trader, energy trader, power exchange, power exchanges, indian energy exchange, pxil, short term open access, stoa, medium term open access, power scheduling, energy scheduling, day ahead market, bilateral power, bilateral trading, rec trading, renewable energy certificates, power markets, power portfolio management, deviation settlement, deviation settlement mechanism
`;
