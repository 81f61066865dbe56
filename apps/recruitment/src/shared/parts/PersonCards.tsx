import { Avatar, Button, Card, Stack, token } from '@platform/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** How many cards load at a time, because a phone and its user both struggle with thousands. */
const STEP = 50;

interface PersonCardsProps<Item> {
  /** The name of the list, such as "Applications". */
  label: string;
  items: readonly Item[];
  /** False while more may still load. */
  isWhole?: boolean;
  /** The content of a card, with a `WholeRowName` in it. */
  children: (item: Item) => ReactNode;
}

/** A list of people where a table does not fit: one card for each, clickable anywhere. */
export function PersonCards<Item extends { id: string; name: string }>({
  label,
  items,
  isWhole = true,
  children,
}: PersonCardsProps<Item>) {
  const [shown, setShown] = useState(STEP);
  const left = items.length - shown;
  return (
    <Stack $gap="sm">
      <List role="list" aria-label={label}>
        {items.slice(0, shown).map((item) => (
          <Row key={item.id}>
            <Avatar name={item.name} />
            <Words>{children(item)}</Words>
          </Row>
        ))}
      </List>
      {left > 0 && (
        <Button variant="secondary" wide onClick={() => setShown(shown + STEP)}>
          Show {Math.min(STEP, left)} more{isWhole && ` of ${items.length.toLocaleString('en-US')}`}
        </Button>
      )}
    </Stack>
  );
}

const List = styled(Card).attrs({ as: 'ul', $padding: 'none' })`
  margin: 0;
  list-style: none;
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space.sm};
  padding: ${token.space.md};
  & + & {
    border-top: 1px solid ${token.color.line};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space.xxs};
  min-width: 0;
`;
