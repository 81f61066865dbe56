import { iconShapes } from '@platform/contract';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { sampleRelease } from '../support/sampleRelease';
import { publishRelease } from '../support/signing';

const database = databaseOfEachTest();

/** Publishes a release that brings these icons. */
const publish = (icons: unknown) => {
  const { descriptor, ...release } = sampleRelease('drills', '1.0.0');
  return publishRelease(database, { ...release, descriptor: { ...descriptor, icons } });
};

test('accepts every shape that shells render, with all its attributes', async () => {
  const shapes = Object.entries(iconShapes).map(([element, attributes]) => [
    element,
    Object.fromEntries(attributes.map((attribute) => [attribute, '1'])),
  ]);
  expect(await publish({ flag: shapes })).toMatchObject({ kind: 'done' });
});

test.each([
  ['a list of icons', [], 'descriptor.icons is not an object'],
  ['an icon that is markup', { flag: '<svg/>' }, 'descriptor.icons.flag is not made of shapes'],
  ['a shape that is markup', { flag: ['<path/>'] }, 'descriptor.icons.flag is not made of shapes'],
  ['a script', { flag: [['script', {}]] }, 'descriptor.icons.flag is not made of shapes'],
  ['a picture', { flag: [['image', { href: 'https://evil.example' }]] }, 'descriptor.icons.flag is not made of shapes'],
  ['a handler', { flag: [['path', { d: 'M0 0', onload: 'steal()' }]] }, 'descriptor.icons.flag is not made of shapes'],
  ['a style', { flag: [['path', { d: 'M0 0', style: 'fill: red' }]] }, 'descriptor.icons.flag is not made of shapes'],
  ['a shape without attributes', { flag: [['path']] }, 'descriptor.icons.flag is not made of shapes'],
  ['icons that are large', { flag: [['path', { d: 'M'.repeat(20_000) }]] }, 'more than 20,000 characters'],
])('refuses %s', async (_what, icons, message) => {
  expect(await publish(icons)).toMatchObject({
    kind: 'refused',
    code: '22023',
    message: expect.stringContaining(message),
  });
});
