import { contrast } from './contrast';
import { dark, light, type ColorName } from './palette';

const themes = [
  ['light', light],
  ['dark', dark],
] as const;

const grounds = ['page', 'surface', 'surfaceSunken', 'surfaceHover'] as const;

/** Every pair of text and ground that a component draws. WCAG 2.2, 1.4.3: 4.5:1. */
const texts: readonly (readonly [ColorName, readonly ColorName[]])[] = [
  ['ink', [...grounds, 'neutralSoft']],
  ['inkMuted', grounds],
  ['inkFaint', ['page', 'surface', 'surfaceSunken']],
  ['water', grounds],
  ['waterHover', grounds],
  ['waterInk', ['waterSoft', 'surface', 'page']],
  ['courtInk', ['courtSoft', 'surface', 'page']],
  ['danger', [...grounds, 'surface']],
  ['dangerInk', ['dangerSoft', 'waterSoft']],
  ['successInk', ['successSoft']],
  ['warningInk', ['warningSoft']],
  ['onWater', ['water', 'waterHover', 'waterActive']],
  ['onCourt', ['court', 'courtHover']],
  ['onDanger', ['danger', 'dangerHover']],
  ['inkInverse', ['surfaceInverse']],
  ['inkInverseMuted', ['surfaceInverse']],
  ['inkInverseHover', ['surfaceInverse']],
  ['surfaceInverse', ['inkInverse', 'inkInverseHover']],
  ['inkOnCourt', ['surfaceCourt']],
  ['inkInverse', ['surfaceCourt']],
  ['inkOnDanger', ['surfaceDanger']],
];

/** What marks a control, a state or the focus. WCAG 2.2, 1.4.11: 3:1. */
const marks: readonly (readonly [ColorName, readonly ColorName[]])[] = [
  ['lineStrong', ['page', 'surface']],
  ['focus', [...grounds, 'waterSoft']],
  ['danger', ['surface']],
  ['water', ['surfaceSunken']],
  ['court', ['surfaceSunken']],
  ['success', ['surfaceSunken']],
  ['warningFill', ['surface']],
];

const cases = (pairs: typeof texts) =>
  themes.flatMap(([theme, palette]) =>
    pairs.flatMap(([front, backs]) =>
      backs.map((back) => [theme, front, back, contrast(palette[front], palette[back])] as const),
    ),
  );

test('the formula gives the ratios that the standard names', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(() => contrast('red', '#ffffff')).toThrow('not a six-digit');
});

test.each(cases(texts))('%s: text %s on %s', (_theme, _front, _back, ratio) => {
  expect(ratio).toBeGreaterThanOrEqual(4.5);
});

test.each(cases(marks))('%s: mark %s on %s', (_theme, _front, _back, ratio) => {
  expect(ratio).toBeGreaterThanOrEqual(3);
});
