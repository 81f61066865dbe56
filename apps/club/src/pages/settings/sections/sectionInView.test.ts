import { sectionInView } from './sectionInView';

const view = { tops: [150, 550, 950, 1350], windowHeight: 900, landing: 96, isAtEnd: false, named: -1 };

test.each([
  ['the first, also below the heading of the page', { tops: [400, 800, 1200, 1600] }, 0],
  ['the one that begins at the top', { tops: [-304, 96, 496, 896] }, 1],
  ['the one before, as long as the next is low', { tops: [-100, 280, 700, 1100] }, 0],
  ['the one that was asked for, however low its letters let it begin', { tops: [-500, 20, 290, 800], named: 2 }, 2],
  ['the one that is read, once the one that was asked for is low', { tops: [-500, 20, 500, 900], named: 2 }, 1],
  ['at the end of the page the last', { tops: [-900, -500, -100, 300], isAtEnd: true }, 3],
  ['at the end the one that was asked for', { tops: [-900, -500, 100, 500], isAtEnd: true, named: 2 }, 2],
  ['at the end the last, past the one that was asked for', { tops: [-900, -500, 60, 500], isAtEnd: true, named: 2 }, 3],
  [
    'at the end the last, once the one that was asked for has gone',
    { tops: [-9, -5, -1, 3], isAtEnd: true, named: 0 },
    3,
  ],
])('%s', (_, change, section) => {
  expect(sectionInView({ ...view, ...change })).toBe(section);
});
