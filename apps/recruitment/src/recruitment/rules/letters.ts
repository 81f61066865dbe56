import type { Answer, Application } from '../source/rows/application';
import type { LetterSettings } from '../source/rows/letter';

export type LetterKind = Answer | 'refused';

/** Most characters of a letter (`app.record_answer`). */
export const LONGEST_LETTER = 2000;

/** The initial text of a letter if the club has saved none. */
export const proposedTexts: Record<LetterKind, string> = {
  invited: `Hello {name},

Thank you for applying as {positions}. We would like to meet you at {club}.

Please reply with two times in the coming week that suit you.

Kind regards,
{club}`,
  offered: `Hello {name},

We would like to have you on our team as {positions} this season.

Please reply to this email by the end of the week to tell us whether you accept, and ask us anything you want to know.

Kind regards,
{club}`,
  refused: `Hello {name},

Thank you for applying as {positions}, and for the time that you took. We have decided on other applicants for this season.

We wish you a good summer.

Kind regards,
{club}`,
};

/** Placeholders in a club's text. Each letter replaces them with the applicant's data. */
export const placeholders = ['{name}', '{positions}', '{club}'] as const;

/** The letter to one applicant: the club's text, or the proposed one, with the person's data. */
export function letterTo(
  kind: LetterKind,
  { name, positions }: Pick<Application, 'name' | 'positions'>,
  clubName: string,
  { texts }: Pick<LetterSettings, 'texts'>,
): string {
  const titles = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(positions.map(({ title }) => title));
  const values: Record<string, string> = { '{name}': name, '{positions}': titles || 'staff', '{club}': clubName };
  // In one pass, so that a name in braces is not replaced.
  return (texts[kind] ?? proposedTexts[kind]).replace(
    /\{(?:name|positions|club)\}/g,
    (place) => values[place] ?? place,
  );
}
