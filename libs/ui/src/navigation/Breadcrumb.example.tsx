import type { Examples } from '../catalogue/examples';
import { Breadcrumb } from './Breadcrumb';

export const breadcrumbExamples: Examples = {
  title: 'Breadcrumb',
  group: 'Navigation',
  about: 'The way back up, where pages lie inside one another.',
  keyboard: [
    ['Tab', 'Moves through the pages above; the present one is no link.'],
    ['Enter', 'Goes there.'],
  ],
  examples: [
    {
      name: 'Two levels up',
      render: () => (
        <Breadcrumb
          trail={[
            <a key="training" href="#training">
              Training
            </a>,
            <a key="safety" href="#safety">
              Water safety
            </a>,
          ]}
          current="CPR and first aid"
        />
      ),
    },
  ],
};
