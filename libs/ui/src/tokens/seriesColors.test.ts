import { contrast } from './contrast';
import { dark, light, type ColorName } from './palette';

type Triple = readonly [number, number, number];

/** Full dichromacy on linear RGB, from Machado, Oliveira and Fernandes (2009), table 1, severity 1.0. */
const sights: Record<string, readonly Triple[]> = {
  'full color': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = ([a, b, c]: Triple, [x, y, z]: Triple) => a * x + b * y + c * z;
const times = (matrix: readonly Triple[], value: Triple) => matrix.map((row) => dot(row, value)) as unknown as Triple;

function linear(color: string): Triple {
  return [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
}

/** Linear RGB in OKLab, where distance is what an eye sees (https://bottosson.github.io/posts/oklab/). */
function seen(color: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color,
  ).map(Math.cbrt) as unknown as Triple;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

const series: readonly ColorName[] = ['series1', 'series2', 'series3', 'series4', 'series5', 'series6'];
const pairs = series.flatMap((one, index) => series.slice(index + 1).map((other) => [one, other] as const));
const themes = { light, dark };

test('measures the largest distance for black and white, and none for equal colors', () => {
  expect(Math.hypot(...seen(linear('#ffffff')))).toBeCloseTo(1, 3);
  expect(Math.hypot(...seen(linear('#000000')))).toBeCloseTo(0, 3);
});

test.each(
  Object.entries(themes).flatMap(([theme, palette]) =>
    Object.entries(sights).map(([sight, matrix]) => [theme, sight, palette, matrix] as const),
  ),
)('%s: any two series differ with %s', (_theme, _sight, palette, matrix) => {
  for (const [one, other] of pairs) {
    const [a, b] = [one, other].map((name) => seen(times(matrix, linear(palette[name])))) as [Triple, Triple];
    const distance = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    expect({ one, other, apart: distance >= 0.09 }).toEqual({ one, other, apart: true });
  }
});

test.each(Object.entries(themes))('%s: every series stands out from what it is drawn on', (_theme, palette) => {
  for (const name of series)
    for (const ground of ['surface', 'page'] as const)
      expect(contrast(palette[name], palette[ground])).toBeGreaterThanOrEqual(3);
});
