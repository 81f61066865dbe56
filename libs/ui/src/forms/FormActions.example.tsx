import type { Examples } from '../catalogue/examples';
import { Button } from './buttons/Button';
import { FormActions } from './FormActions';

export const formActionsExamples: Examples = {
  title: 'Form actions',
  group: 'Forms',
  about:
    'The buttons that end a form: the main one first. On a phone they stand below one another, as wide as the page.',
  examples: [
    {
      name: 'End of a form',
      render: () => (
        <FormActions>
          <Button type="submit">Save Changes</Button>
          <Button variant="quiet">Cancel</Button>
        </FormActions>
      ),
    },
  ],
};
