import { answerKey } from '../answers/answers';

/** The answers of a source's reads, by the name of the read. It is a file, so a moment is written as `{ "moment": … }`. */
export type Recording = Readonly<Record<string, readonly { given: readonly unknown[]; answer?: unknown }[]>>;

/** The answers of a recording, each a copy of its own, by `answerKey`. */
export function answersOf(recording: Recording): Map<string, unknown> {
  const copied = JSON.parse(JSON.stringify(recording), (_, value: unknown) =>
    isMoment(value) ? new Date(value.moment) : value,
  ) as Recording;
  return new Map(
    Object.entries(copied).flatMap(([name, asked]) =>
      asked.map(({ given, answer }) => [answerKey(name, given), answer] as const),
    ),
  );
}

/** The text of a recording, with a moment as `answersOf` reads it. */
export function recordingText(recording: Recording): string {
  const text = JSON.stringify(recording, function (this: Record<string, unknown>, key, value: unknown) {
    const original = this[key];
    return original instanceof Date ? { moment: value } : value;
  });
  // One answer a line, so that a change of a row is a change of a line.
  return `${text.replaceAll('{"given":', '\n{"given":')}\n`;
}

const isMoment = (value: unknown): value is { moment: string } =>
  value !== null && typeof value === 'object' && 'moment' in value && Object.keys(value).length === 1;
