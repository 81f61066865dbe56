import type { Examples } from '../../catalogue/examples';
import { Grid, Inline } from '../../layout/flow';
import { Badge } from '../Badge';
import { LinkCard } from './LinkCard';
import { Progress } from '../facts/Progress';

export const linkCardExamples: Examples = {
  title: 'Link card',
  group: 'Display',
  about:
    'A card that leads somewhere: one link, in its heading, that the whole card follows. Put no other control into it.',
  keyboard: [
    ['Tab', 'Moves to the link; the card shows the focus.'],
    ['Enter', 'Follows it.'],
  ],
  examples: [
    {
      name: 'To a module',
      render: () => (
        <Grid $min="14rem" $gap="md">
          <LinkCard>
            <Inline>
              <h3>
                <a href="#recruitment">Recruitment</a>
              </h3>
              <Badge tone="success">Nearly Complete</Badge>
            </Inline>
            <Progress label="Recruitment progress" value={92} valueText="92%, 24 of 26 positions filled" />
          </LinkCard>
          <LinkCard>
            <Inline>
              <h3>
                <a href="#training">Training</a>
              </h3>
              <Badge tone="water">In Progress</Badge>
            </Inline>
            <Progress label="Training progress" value={71} valueText="71% completed on average" />
          </LinkCard>
        </Grid>
      ),
    },
  ],
};
