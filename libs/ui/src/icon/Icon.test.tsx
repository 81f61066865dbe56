import { render } from '@testing-library/react';
import { Icon } from './Icon';
import { iconNames, type IconName } from './iconNames';

const drawn = (name: string) => render(<Icon name={name as IconName} />).container.innerHTML;

test('every name has a drawing of its own', () => {
  expect(new Set(iconNames.map(drawn)).size).toBe(iconNames.length);
});

test.each(['toString', 'rocket', ''])('the unknown name %p is drawn as a circle', (name) => {
  expect(drawn(name)).toBe(drawn('circle'));
});
