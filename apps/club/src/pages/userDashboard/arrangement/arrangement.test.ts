import {
  isSameArrangement,
  moveWidget,
  readArrangement,
  showWidget,
  standardArrangement,
  writeArrangement,
} from './arrangement';

test('nothing saved is the standard arrangement', () => {
  expect(readArrangement(null)).toEqual({ order: ['figures', 'modules', 'messages', 'activity'], hidden: [] });
});

test.each([null, 'text', 3, [], {}, { order: 'figures' }, { order: [1, null] }])(
  'a row that holds something else (%j) is the standard arrangement',
  (layout_config) => {
    expect(readArrangement({ layout_config, widget_preferences: layout_config })).toEqual(standardArrangement);
  },
);

test('a widget that is gone is left out, one that came since stands at the end, and none stands twice', () => {
  const stored = {
    layout_config: { order: ['weather', 'messages', 'figures', 'messages'] },
    widget_preferences: { hidden: ['weather', 'figures'] },
  };
  expect(readArrangement(stored)).toEqual({
    order: ['messages', 'figures', 'modules', 'activity'],
    hidden: ['figures'],
  });
});

test('what is written reads the same again, and keeps whatever else is saved', () => {
  const stored = { layout_config: { columns: 2 }, widget_preferences: { collapsed: ['x'] } };
  const changed = showWidget(moveWidget(standardArrangement, 'messages', -1), 'activity', false);
  const written = writeArrangement(changed, stored);
  expect(written).toEqual({
    layout_config: { columns: 2, order: ['figures', 'messages', 'modules', 'activity'] },
    widget_preferences: { collapsed: ['x'], hidden: ['activity'] },
  });
  expect(readArrangement(written)).toEqual(changed);
});

test('a widget moves one place, and stays at either end', () => {
  expect(moveWidget(standardArrangement, 'figures', 1).order).toEqual(['modules', 'figures', 'messages', 'activity']);
  expect(moveWidget(standardArrangement, 'figures', -1)).toEqual(standardArrangement);
  expect(moveWidget(standardArrangement, 'activity', 1)).toEqual(standardArrangement);
});

test('a hidden widget stands where it stood when it is shown again', () => {
  const hidden = showWidget(standardArrangement, 'modules', false);
  expect(hidden).toEqual({ order: standardArrangement.order, hidden: ['modules'] });
  expect(showWidget(hidden, 'modules', true)).toEqual(standardArrangement);
});

test('the order in which widgets were hidden makes no difference', () => {
  const hide = (...ids: ('figures' | 'modules')[]) =>
    ids.reduce((arrangement, id) => showWidget(arrangement, id, false), standardArrangement);
  expect(isSameArrangement(hide('figures', 'modules'), hide('modules', 'figures'))).toBe(true);
  expect(isSameArrangement(hide('figures'), hide('modules'))).toBe(false);
  expect(isSameArrangement(standardArrangement, moveWidget(standardArrangement, 'figures', 1))).toBe(false);
});
