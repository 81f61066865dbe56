import { useState } from 'react';
import type { Examples } from '../../catalogue/examples';
import { SegmentedControl } from './SegmentedControl';

function View({ wide, disabled }: { wide?: boolean; disabled?: boolean }) {
  const [view, setView] = useState('week');
  return (
    <SegmentedControl
      label="Period"
      options={[
        { value: 'day', label: 'Day' },
        { value: 'week', label: 'Week' },
        { value: 'month', label: 'Month' },
      ]}
      value={view}
      onChange={setView}
      wide={wide}
      disabled={disabled}
    />
  );
}

export const segmentedControlExamples: Examples = {
  title: 'Segmented control',
  group: 'Navigation',
  about: 'Two to five short words, one of which is in force: the view of a list, the period of a chart.',
  keyboard: [['ArrowLeft or ArrowRight', 'Chooses the previous or next word.']],
  examples: [
    { name: 'As wide as its words', render: () => <View /> },
    { name: 'Wide', render: () => <View wide /> },
    { name: 'Disabled', render: () => <View disabled /> },
  ],
};
