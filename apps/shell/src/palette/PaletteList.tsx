import { EntryIcon } from '@platform/module-kit';
import { Avatar, token } from '@platform/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { PaletteItem } from './items/paletteItem';
import type { PaletteGroup } from './ranking/rankItems';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** The item that Enter chooses. */
  marked: PaletteItem | undefined;
  onMark: (id: string) => void;
  onChoose: (item: PaletteItem) => void;
}

/** The element id of an option; an id must not contain spaces. */
export const optionId = (listId: string, item: PaletteItem): string => `${listId}-${item.id.replaceAll(/\W+/g, '-')}`;

/** The results under their headings. The focus stays in the field above. */
export function PaletteList({ id, groups, marked, onMark, onChoose }: PaletteListProps) {
  const markedId = marked && optionId(id, marked);
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);
  return (
    <List id={id} role="listbox" aria-label="Results">
      {groups.map(({ heading, items }) => (
        <div key={heading} role="group" aria-label={heading}>
          <Heading aria-hidden="true">{heading}</Heading>
          {items.map((item) => (
            <Option
              key={item.id}
              id={optionId(id, item)}
              role="option"
              aria-selected={item === marked}
              onPointerMove={() => onMark(item.id)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(item)}
            >
              <Mark item={item} />
              <Words>
                <Label>{item.label}</Label>
                {item.detail !== '' && <Detail>{item.detail}</Detail>}
              </Words>
            </Option>
          ))}
        </div>
      ))}
    </List>
  );
}

function Mark({ item }: { item: PaletteItem }) {
  const { icon: Drawing } = item;
  if (item.initials) return <Avatar name={item.label} size="sm" />;
  if (typeof Drawing === 'string' || Array.isArray(Drawing)) return <EntryIcon icon={Drawing} />;
  return <Drawing size={20} strokeWidth={1.75} aria-hidden="true" />;
}

/** Has a fixed height, so that the dialog does not move while a person types. */
const List = styled.div`
  height: min(22rem, 45dvh);
  margin-inline: calc(-1 * ${token.space.xs});
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Heading = styled.p`
  padding: ${token.space.sm} ${token.space.sm} ${token.space.xxs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.semibold};
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.sm};
  min-height: ${token.control.target};
  padding-inline: ${token.space.sm};
  border-radius: ${token.radius.md};
  cursor: pointer;

  > svg {
    flex: none;
    margin-inline: 0.25rem;
    color: ${token.color.inkMuted};
  }

  &[aria-selected='true'] {
    background: ${token.color.waterSoft};
    color: ${token.color.waterInk};

    > svg {
      color: inherit;
    }

    > [aria-hidden]:not(svg) {
      background: ${token.color.surface};
    }
  }
`;

/** The detail is at the end of the label's line, or below the label if both are too long for one line. */
const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${token.space.md};
  padding-block: ${token.space.xxs};
`;

const Label = styled.span`
  overflow-wrap: anywhere;
`;

const Detail = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};

  [aria-selected='true'] & {
    color: inherit;
  }
`;
