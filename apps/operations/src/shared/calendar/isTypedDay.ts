/**
 * Whether a day, `YYYY-MM-DD`, is one of this century. While a person types the year digit by digit, the field has a day of
 * the years 2, 20 and 202, which is no day to reckon with.
 */
export const isTypedDay = (day: string): boolean => day >= '2000-01-01' && day < '2100-01-01';
