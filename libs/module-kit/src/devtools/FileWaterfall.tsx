import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { readFetchedFiles, type FetchedFile } from './fetchedFiles';

/** When each file of a module was requested, how long it took, and how large it was. */
export function FileWaterfall() {
  const files = readFetchedFiles();
  if (files.length === 0) return <Nothing>No file of a module has been fetched yet.</Nothing>;
  const end = Math.max(...files.map(({ start, duration }) => start + duration));
  return (
    <List>
      {files.map((fetched, index) => (
        <li key={index}>
          <span>
            {fetched.release} {fetched.file}
          </span>
          <Figures>{figuresOf(fetched)}</Figures>
          <Bar viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
            <rect
              x={(100 * fetched.start) / end}
              width={Math.max((100 * fetched.duration) / end, 0.5)}
              height="2"
              rx="1"
            />
          </Bar>
        </li>
      ))}
    </List>
  );
}

const figuresOf = ({ start, duration, bytes, cached }: FetchedFile): string =>
  [
    `at ${Math.round(start)} ms`,
    `${Math.round(duration)} ms`,
    ...(bytes > 0 ? [`${(bytes / 1000).toFixed(1)} kB`] : []),
    ...(cached ? ['from the cache'] : []),
  ].join(', ');

const Nothing = styled.p`
  padding-block: ${token.space.md};
  color: ${token.color.inkMuted};
`;

const List = styled.ol`
  display: grid;
  gap: ${token.space.sm};
  padding: ${token.space.sm} 0;
  list-style: none;
  font-size: ${token.size.xs};
  overflow-wrap: anywhere;

  li {
    display: grid;
    gap: ${token.space.xxs};
  }
`;

const Figures = styled.span`
  color: ${token.color.inkMuted};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.svg`
  width: 100%;
  height: 0.375rem;
  border-radius: ${token.radius.full};
  background: ${token.color.neutralSoft};
  fill: ${token.color.water};
`;
