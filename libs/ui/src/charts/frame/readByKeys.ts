/** Keys of every chart that can be read value by value. */
export const readByKeys = [
  ['ArrowLeft or ArrowRight', 'Reads the previous or next value.'],
  ['Home or End', 'Reads the first or last value.'],
  ['Escape', 'Stops reading.'],
] as const;
