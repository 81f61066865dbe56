// Created once: a formatter takes longer to create than a row to render.
const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Minutes as hours, rounded to two decimals. */
export const toHours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

/** Hours without their unit, below a heading that names it: `24.5`, `1,204`. */
export const hoursFigure = (hours: number): string => figure.format(hours);

/** Hours in words: `24.5 h`, or `0 h` for none. */
export const hoursInWords = (hours: number): string => `${hoursFigure(hours)} h`;
