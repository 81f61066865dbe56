/** Weekly hours beyond this cost time and a half (29 USC 207(a)(1)). */
export const FULL_WEEK_HOURS = 40;
