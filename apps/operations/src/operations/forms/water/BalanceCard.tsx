import { Muted } from '@platform/module-kit/screens';
import { Alert, Badge, Card, CardTitle, Inline, Stack, token, type Tone } from '@platform/ui';
import { styled } from 'styled-components';
import { adviseOn, type Advice } from '../../rules/water/dosage';
import {
  latestIndex,
  latestMeasures,
  verdictOf,
  type BalanceVerdict,
  type LatestMeasures,
} from '../../rules/water/waterBalance';
import type { Pool, Reading } from '../../source/rows/water';

const tones: Record<BalanceVerdict, Tone> = { corrosive: 'warning', balanced: 'success', scaling: 'warning' };
const words: Record<BalanceVerdict, string> = {
  corrosive: 'Attacks the pool',
  balanced: 'Balanced',
  scaling: 'Leaves scale',
};

/** The saturation index of a body of water, and what to add. @param readings the latest first */
export function BalanceCard({ pool, readings }: { pool: Pool; readings: readonly Reading[] }) {
  const measured = latestMeasures(readings);
  const index = latestIndex(measured);
  const advice = adviseOn(pool, measured);
  return (
    <Card as="section" aria-labelledby="balance">
      <Stack $gap="sm">
        <Inline $justify="between">
          <CardTitle id="balance">Balance of {pool.name}</CardTitle>
          {index !== undefined && <Badge tone={tones[verdictOf(index)]}>{words[verdictOf(index)]}</Badge>}
        </Inline>
        <Parts>
          <Stack $gap="xs">
            <IndexLine index={index} measured={measured} />
            <Muted>
              Langelier saturation index from pH, temperature, calcium and alkalinity, without what cyanuric acid adds.
              Between −0.5 and 0.5 the water is balanced.
            </Muted>
          </Stack>
          <AdviceList advice={advice} pool={pool} />
        </Parts>
      </Stack>
    </Card>
  );
}

const needed = { ph: 'pH', temperature: 'temperature', alkalinity: 'total alkalinity', calcium: 'calcium hardness' };

function IndexLine({ index, measured }: { index: number | undefined; measured: LatestMeasures }) {
  if (index !== undefined) {
    const shown = index.toFixed(2).replace('-', '−');
    return (
      <p>
        <Big>{shown}</Big> saturation index
      </p>
    );
  }
  const missing = (Object.keys(needed) as (keyof typeof needed)[])
    .filter((measure) => measured[measure] === null)
    .map((measure) => needed[measure]);
  return <p>{`Not measured in this time: ${missing.join(', ') || 'alkalinity and calcium above 0'}.`}</p>;
}

/** What to add: the product, its strength, the volume and the source of the amount. */
export function AdviceList({
  advice: { closure, doses, notes },
  pool,
}: {
  advice: Advice;
  pool: Pick<Pool, 'volumeGallons'>;
}) {
  if (closure === undefined && doses.length === 0 && notes.length === 0) return <Muted>Nothing has to be added.</Muted>;
  return (
    <Stack $gap="xs">
      {closure !== undefined && (
        <Alert tone="danger" title="Close this water now">
          {`${closure} The Model Aquatic Health Code (6.6.3.1) calls it an imminent health hazard.`}
        </Alert>
      )}
      <strong>What to do</strong>
      <Doses role="list">
        {doses.map(({ aim, products, source }) => (
          <li key={aim}>
            <p>{aim}:</p>
            {products.map(({ name, strength, amount }, place) => (
              <p key={name}>
                {place > 0 && 'or '}
                <strong>{amount}</strong> {name}, {strength}
              </p>
            ))}
            <Muted>{`For ${pool.volumeGallons?.toLocaleString('en-US')} gallons. ${source}`}</Muted>
          </li>
        ))}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Doses>
      {doses.length > 0 && (
        <Muted>Follow the label of the product. Add one product at a time, and test again before you add more.</Muted>
      )}
    </Stack>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${token.space.lg};
`;

const Big = styled.strong`
  font-size: ${token.size.xl};
  font-variant-numeric: tabular-nums;
`;

const Doses = styled.ul`
  display: grid;
  gap: ${token.space.sm};
`;
