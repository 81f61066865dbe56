import { stamp_update } from '@platform/database/raised';
import { Alert, Button, Card, Grid, Inline, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { widgetTitles } from '../overview/widgetTitles';
import type { Arrangement } from '../../../rules/arrangement';

interface ConflictNoticeProps {
  mine: Arrangement;
  theirs: Arrangement;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/**
 * Two browsers arranged the same overview: shows both arrangements and the choice. Nothing is lost before the person
 * chooses.
 */
export function ConflictNotice({ mine, theirs, saving, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  return (
    <Stack as="section" aria-label="Two arrangements">
      <Alert tone="danger" title={stamp_update.PT409.message}>
        The overview was arranged in another window while you arranged it here. Nothing of either is lost: choose one.
      </Alert>
      <Grid>
        <Version title="Saved meanwhile" arrangement={theirs} />
        <Version title="Yours, not saved yet" arrangement={mine} />
      </Grid>
      <Inline>
        <Button onClick={onKeepMine} loading={saving}>
          Save mine
        </Button>
        <Button variant="secondary" onClick={onTakeTheirs} disabled={saving}>
          Use what was saved
        </Button>
      </Inline>
    </Stack>
  );
}

function Version({ title, arrangement }: { title: string; arrangement: Arrangement }) {
  return (
    <Card>
      <Title>{title}</Title>
      <Places aria-label={title}>
        {arrangement.order.map((id) => (
          <li key={id}>
            {widgetTitles[id]}
            {arrangement.hidden.includes(id) && ' (hidden)'}
          </li>
        ))}
      </Places>
    </Card>
  );
}

const Title = styled.p`
  font-size: ${token.size.md};
  font-weight: ${token.weight.semibold};
`;

const Places = styled.ol`
  margin-top: ${token.space.xs};
  padding-left: 1.4em;
  color: ${token.color.inkMuted};
`;
