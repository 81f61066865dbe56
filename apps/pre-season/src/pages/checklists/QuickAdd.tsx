import { useUnsavedChanges } from '@platform/module-kit';
import { Button, token } from '@platform/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Checklist } from '../../source/rows/checklist';
import { usePreSeasonChange, usePreSeasonSource } from '../../source/usePreSeasonSource';

/**
 * Adds items at the end of a list, one after the other. Owner and date are set in the item itself. While hidden, it
 * keeps what was typed.
 */
export function QuickAdd({ list, isHidden }: { list: Checklist; isHidden: boolean }) {
  const source = usePreSeasonSource();
  const [typed, setTyped] = useState('');
  useUnsavedChanges(typed.trim() !== '', `the new item of ${list.title}`);
  const adding = usePreSeasonChange(
    (item: string) =>
      source.addItem(
        { listId: list.id, item, priority: 'medium', notes: '', owner: '', dueOn: '' },
        Math.max(0, ...list.items.map(({ position }) => position)) + 1,
      ),
    {
      onDone: (_, item) => setTyped((now) => (now.trim() === item ? '' : now)),
      failed: 'The item was not added',
    },
  );
  const item = typed.trim();
  return (
    <Form
      hidden={isHidden}
      onSubmit={(event) => {
        event.preventDefault();
        if (item && !adding.isPending) adding.mutate(item);
      }}
    >
      <Plus size={18} aria-hidden="true" />
      <Line
        aria-label={`Add an item to ${list.title}`}
        placeholder="Add an item"
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
      {item && (
        <Button type="submit" size="sm" variant="secondary" loading={adding.isPending}>
          Add
        </Button>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${token.space.sm};
  min-height: ${token.control.lg};
  padding-inline: ${token.space.md} ${token.space.sm};
  border-top: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
`;

const Line = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${token.control.target};
  padding: 0 ${token.space.xxs};
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.ink};
  font-size: ${token.size.md};
  &::placeholder {
    color: ${token.color.inkMuted};
    opacity: 1;
  }
`;
