import { dayInWords } from '@platform/module-kit/screens';
import { DescriptionList } from '@platform/ui';
import type { ChecklistItem } from '../../source/rows/checklist';
import { PriorityBadge } from '../checklists/PriorityBadge';
import { useSeason } from '../preSeason/SeasonContext';

/** An item for people who may only read it. */
export function ItemFacts({ item }: { item: ChecklistItem }) {
  const { people, today } = useSeason();
  return (
    <DescriptionList
      items={[
        { term: 'Owner', description: people.find(({ owner }) => owner === item.owner)?.name ?? 'No one yet' },
        { term: 'Due', description: item.dueOn ? dayInWords(item.dueOn, today) : 'No date' },
        { term: 'Priority', description: <PriorityBadge priority={item.priority} /> },
        { term: 'Notes', description: item.notes || 'No notes' },
      ]}
    />
  );
}
