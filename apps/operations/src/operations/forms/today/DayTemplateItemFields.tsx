import { IconButton, media, SelectField, TextField, token } from '@platform/ui';
import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { priorityWords } from '../../rules/tickets/tickets';
import type { DayTemplateItem } from '../../source/rows/dayList';
import type { Priority } from '../../source/rows/ticket';

interface DayTemplateItemFieldsProps {
  number: number;
  item: DayTemplateItem;
  error: string | undefined;
  onChange: (some: Partial<DayTemplateItem>) => void;
  onRemove: () => void;
}

/** One item of a daily checklist. */
export function DayTemplateItemFields({ number, item, error, onChange, onRemove }: DayTemplateItemFieldsProps) {
  return (
    <Line role="group" aria-label={`Item ${number}`}>
      <TextField
        label={`Item ${number}`}
        value={item.item}
        error={error}
        onChange={(event) => onChange({ item: event.target.value })}
      />
      <TextField
        label="Note"
        optional
        value={item.notes}
        onChange={(event) => onChange({ notes: event.target.value })}
      />
      <SelectField
        label="Priority"
        value={item.priority}
        options={(['high', 'medium', 'low'] as const).map((value) => ({ value, label: priorityWords[value] }))}
        onChange={(event) => onChange({ priority: event.target.value as Priority })}
      />
      <IconButton label={`Remove item ${number}`} icon={<Trash2 size={18} aria-hidden="true" />} onClick={onRemove} />
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(9rem, 1fr) auto;
  align-items: end;
  gap: ${token.space.xs};
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${token.space.sm};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.md};
    > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
`;
