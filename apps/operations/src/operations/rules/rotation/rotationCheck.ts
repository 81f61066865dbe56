import { rotation_rules } from '@platform/database/refusals/rotation_rules';

const { rules: said } = rotation_rules;

export interface RotationFields {
  /** The stands, one to a line. */
  lines: string;
  roles: readonly string[];
  minutesPerStand: number | null;
  minutesBeforeBreak: number | null;
  breakMinutes: number | null;
}

/** The stands in a text with one on each line. */
export const standsOfLines = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const isWithin = (value: number | null, least: number, most: number) =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;

/** What is wrong with the rotation rules, as the database checks them. */
export function checkRotation(fields: RotationFields): Partial<Record<keyof RotationFields, string>> {
  const stands = standsOfLines(fields.lines);
  const areNamed =
    stands.length <= 12 && new Set(stands).size === stands.length && stands.every((stand) => stand.length <= 60);
  const least = fields.minutesPerStand ?? 10;
  return {
    lines: areNamed ? undefined : said.rotation_rules_stands_named,
    roles: fields.roles.length <= 12 ? undefined : said.rotation_rules_roles_named,
    minutesPerStand: isWithin(fields.minutesPerStand, 10, 120) ? undefined : said.rotation_rules_stand_range,
    minutesBeforeBreak: isWithin(fields.minutesBeforeBreak, least, 240)
      ? undefined
      : said.rotation_rules_before_break_range,
    breakMinutes: isWithin(fields.breakMinutes, 5, 120) ? undefined : said.rotation_rules_break_range,
  };
}
