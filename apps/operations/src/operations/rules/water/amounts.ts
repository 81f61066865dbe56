const ML_PER_FLUID_OUNCE = 29.5735;
const GRAMS_PER_OUNCE = 28.3495;

const rounded = (value: number) =>
  (value < 10 ? Math.round(value * 10) / 10 : Math.round(value)).toLocaleString('en-US');

/** A volume in trade units: fluid ounces below a gallon, gallons above. */
export function amountOfLiquid(milliliters: number): string {
  const ounces = milliliters / ML_PER_FLUID_OUNCE;
  return ounces < 128 ? `${rounded(ounces)} fl oz` : `${rounded(ounces / 128)} gal`;
}

/** A weight in trade units: ounces below a pound, pounds above. */
export function amountOfSolid(grams: number): string {
  const ounces = grams / GRAMS_PER_OUNCE;
  return ounces < 16 ? `${rounded(ounces)} oz` : `${rounded(ounces / 16)} lb`;
}
