import { styled } from 'styled-components';
import { Progress } from '../../display/facts/Progress';
import { Cross } from '../../icon/Cross';
import { token } from '../../tokens/token';
import type { FileEntry } from './fileEntry';
import { sizeInWords } from '../../words/sizeInWords';
import { IconButton } from '../buttons/IconButton';

interface FileListProps {
  label: string;
  entries: readonly FileEntry[];
  onRemove: (entry: FileEntry) => void;
}

/** The files of a FileDrop: name, size, progress, error, and a button to remove it. */
export function FileList({ label, entries, onRemove }: FileListProps) {
  if (entries.length === 0) return null;
  return (
    <List role="list" aria-label={label}>
      {entries.map((entry) => (
        <Item key={entry.id} data-failed={entry.error !== undefined || undefined}>
          <Words>
            <Name>{entry.name}</Name>
            {entry.error === undefined ? <Detail>{sizeInWords(entry.size)}</Detail> : <Problem>{entry.error}</Problem>}
            {entry.progress !== undefined && entry.error === undefined && (
              <Progress label={`Upload of ${entry.name}`} value={entry.progress} max={1} />
            )}
          </Words>
          {entry.action}
          <IconButton label={`Remove ${entry.name}`} icon={<Cross />} onClick={() => onRemove(entry)} />
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.xs};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space.xs};
  padding: ${token.space.xxs} ${token.space.xxs} ${token.space.xxs} ${token.space.md};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  &[data-failed] {
    border-color: ${token.color.danger};
  }
`;

const Words = styled.div`
  flex: 1;
  display: grid;
  gap: ${token.space.xxs};
  min-width: 0;
  padding-block: ${token.space.xxs};
  line-height: 1.35;
`;

const Name = styled.p`
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;
`;

const Detail = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
`;

const Problem = styled.p`
  color: ${token.color.danger};
  font-size: ${token.size.sm};
`;
