import type { Examples } from '../../catalogue/examples';
import { Grid, Stack } from '../../layout/flow';
import { Badge } from '../Badge';
import { Card, CardTitle } from './Card';

export const cardExamples: Examples = {
  title: 'Card',
  group: 'Display',
  about:
    'A thing among its like: a module, a project, a person. Do not put cards into cards, or everything on a page into one.',
  examples: [
    {
      name: 'Among its like',
      render: () => (
        <Grid $min="14rem" $gap="md">
          <Card>
            <Stack $gap="xs" $align="start">
              <CardTitle as="h3">Heated pool extension</CardTitle>
              <Badge tone="danger">high</Badge>
              <p>$85,000, 2025-2026</p>
            </Stack>
          </Card>
          <Card>
            <Stack $gap="xs" $align="start">
              <CardTitle as="h3">Tennis court surface</CardTitle>
              <Badge>medium</Badge>
              <p>$35,000, 2026</p>
            </Stack>
          </Card>
        </Grid>
      ),
    },
    {
      name: 'Sunken',
      render: () => (
        <Card $tone="sunken">
          <p>Something beside the matter, such as a note or a preview.</p>
        </Card>
      ),
    },
  ],
};
