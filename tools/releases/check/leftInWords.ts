/** Says how many of a check's pages were not opened: `1 of 2 pages was not opened.` */
export const leftInWords = (left: number, all: number): string =>
  `${left} of ${all} pages ${left === 1 ? 'was' : 'were'} not opened.`;
