import type { Examples } from '../catalogue/examples';
import { Grid } from '../layout/flow';
import { StatTile } from './StatTile';

export const statTileExamples: Examples = {
  title: 'Stat tile',
  group: 'Display',
  about: 'One figure with its name, and what it compares to. A figure that does not exist is a dash, never a zero.',
  examples: [
    {
      name: 'Side by side',
      render: () => (
        <Grid $min="11rem" $gap="md">
          <StatTile label="Coverage" value="94%" detail="79 of 84 shifts" />
          <StatTile label="Average hourly" value="$17.20" />
          <StatTile label="Retention" value="–" detail="After the first season" />
        </Grid>
      ),
    },
  ],
};
