import { Badge, Card, CardTitle, Stack, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { styled } from 'styled-components';
import type { Turn } from '../rules/rotation/ownTurns';
import { useOperationsSource } from '../source/useOperationsSource';

/** Where the reader is posted today, and when: what a guard looks for first. @param now milliseconds since 1970 */
export function OwnTurns({ turns, now }: { turns: readonly Turn[]; now: number }) {
  const { timeZone } = useOperationsSource();
  const time = (moment: number) => dateInWords(moment, 'time', timeZone);
  return (
    <Card as="section" aria-labelledby="own-turns">
      <Stack $gap="sm">
        <CardTitle id="own-turns">Your turns</CardTitle>
        <List>
          {turns.map((turn) => {
            const isNow = turn.startsAt <= now && now < turn.endsAt;
            return (
              <Item
                key={turn.startsAt}
                aria-current={isNow ? 'time' : undefined}
                data-over={turn.endsAt <= now || undefined}
              >
                <span>{`${time(turn.startsAt)} – ${time(turn.endsAt)}`}</span>
                <Place data-stand={turn.stand ?? undefined}>{placeInWords(turn)}</Place>
                {isNow && <Badge tone="water">Now</Badge>}
              </Item>
            );
          })}
        </List>
      </Stack>
    </Card>
  );
}

const placeInWords = ({ stand, onBreak }: Turn) => stand ?? (onBreak ? 'Break' : 'Off the stands');

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
  gap: ${token.space.xs} ${token.space.lg};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 10rem auto 1fr;
  align-items: center;
  gap: ${token.space.xs};
  min-height: 1.75rem;
  font-size: ${token.size.sm};
  font-variant-numeric: tabular-nums;
  &[data-over] {
    color: ${token.color.inkMuted};
  }
`;

const Place = styled.span`
  &[data-stand] {
    font-weight: ${token.weight.semibold};
  }
`;
