/** How many of the shifts are open, below a figure: `5 of 84 open`. */
export const openInWords = ({ shifts, openShifts }: { shifts: number; openShifts: number }): string =>
  shifts === 0 ? 'no published shifts' : `${openShifts} of ${shifts} open`;
