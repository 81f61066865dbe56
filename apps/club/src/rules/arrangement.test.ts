import {
  isSameArrangement,
  moveWidget,
  readArrangement,
  showWidget,
  standardArrangement,
  writeArrangement,
} from './arrangement';

test('uses the standard arrangement when nothing is saved', () => {
  expect(readArrangement(null)).toEqual({ order: ['figures', 'modules', 'messages', 'activity'], hidden: [] });
});

test.each([null, 'text', 3, [], {}, { order: 'figures' }, { order: [1, null] }])(
  'uses the standard arrangement when the row contains other data (%j)',
  (layout_config) => {
    expect(readArrangement({ layout_config, widget_preferences: layout_config })).toEqual(standardArrangement);
  },
);

test('drops a removed widget, appends a new one, and lists none twice', () => {
  const stored = {
    layout_config: { order: ['weather', 'messages', 'figures', 'messages'] },
    widget_preferences: { hidden: ['weather', 'figures'] },
  };
  expect(readArrangement(stored)).toEqual({
    order: ['messages', 'figures', 'modules', 'activity'],
    hidden: ['figures'],
  });
});

test('reads back what it wrote, and keeps other saved data', () => {
  const stored = { layout_config: { columns: 2 }, widget_preferences: { collapsed: ['x'] } };
  const changed = showWidget(moveWidget(standardArrangement, 'messages', -1), 'activity', false);
  const written = writeArrangement(changed, stored);
  expect(written).toEqual({
    layout_config: { columns: 2, order: ['figures', 'messages', 'modules', 'activity'] },
    widget_preferences: { collapsed: ['x'], hidden: ['activity'] },
  });
  expect(readArrangement(written)).toEqual(changed);
});

test('moves a widget one place, and keeps it at either end', () => {
  expect(moveWidget(standardArrangement, 'figures', 1).order).toEqual(['modules', 'figures', 'messages', 'activity']);
  expect(moveWidget(standardArrangement, 'figures', -1)).toEqual(standardArrangement);
  expect(moveWidget(standardArrangement, 'activity', 1)).toEqual(standardArrangement);
});

test('returns a hidden widget to its place when it is shown again', () => {
  const hidden = showWidget(standardArrangement, 'modules', false);
  expect(hidden).toEqual({ order: standardArrangement.order, hidden: ['modules'] });
  expect(showWidget(hidden, 'modules', true)).toEqual(standardArrangement);
});

test('ignores the order in which widgets were hidden', () => {
  const hide = (...ids: ('figures' | 'modules')[]) =>
    ids.reduce((arrangement, id) => showWidget(arrangement, id, false), standardArrangement);
  expect(isSameArrangement(hide('figures', 'modules'), hide('modules', 'figures'))).toBe(true);
  expect(isSameArrangement(hide('figures'), hide('modules'))).toBe(false);
  expect(isSameArrangement(standardArrangement, moveWidget(standardArrangement, 'figures', 1))).toBe(false);
});
