import { markPairs, textPairs } from './colorPairs';
import { contrast } from './contrast';
import { dark, light } from './palette';

const themes = [
  ['light', light],
  ['dark', dark],
] as const;

const cases = (pairs: typeof textPairs) =>
  themes.flatMap(([theme, palette]) =>
    pairs.flatMap(([front, backs]) =>
      backs.map((back) => [theme, front, back, contrast(palette[front], palette[back])] as const),
    ),
  );

test('computes the contrast ratios of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(() => contrast('red', '#ffffff')).toThrow('not a six-digit');
});

test.each(cases(textPairs))('%s: text %s on %s', (_theme, _front, _back, ratio) => {
  expect(ratio).toBeGreaterThanOrEqual(4.5);
});

test.each(cases(markPairs))('%s: mark %s on %s', (_theme, _front, _back, ratio) => {
  expect(ratio).toBeGreaterThanOrEqual(3);
});
