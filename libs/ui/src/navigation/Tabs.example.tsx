import type { Examples } from '../catalogue/examples';
import { TextField } from '../forms/texts/TextField';
import { Tabs } from './Tabs';

export const tabsExamples: Examples = {
  title: 'Tabs',
  group: 'Navigation',
  about:
    'A few views of one thing, one at a time. A row that does not fit scrolls sideways and fades where it goes on. No tab is ever disabled: a view that a person has no right to is left out, and an empty one says so in its panel.',
  keyboard: [
    ['Tab', 'Moves to the chosen tab, then into its panel.'],
    ['ArrowLeft or ArrowRight', 'Chooses the previous or next tab.'],
    ['Home or End', 'Chooses the first or last tab.'],
  ],
  examples: [
    {
      name: 'With counts',
      render: () => (
        <Tabs
          label="Staff"
          tabs={[
            { id: 'roster', label: 'Staff Roster', count: 24, panel: <p>Everyone who works here.</p> },
            { id: 'roles', label: 'Job Roles', count: 7, panel: <p>What there is to do.</p> },
            { id: 'analytics', label: 'Analytics', panel: <p>How the season goes.</p> },
          ]}
        />
      ),
    },
    {
      name: 'Many, with a panel that keeps what was typed',
      render: () => (
        <Tabs
          label="Operations"
          tabs={[
            { id: 'forms', label: 'Forms & Logs', keep: true, panel: <TextField label="Note of the day" /> },
            { id: 'labor', label: 'Labor Tracking', panel: <p>Planned and actual hours.</p> },
            { id: 'vendors', label: 'Vendors', count: 2, panel: <p>Who comes when.</p> },
            { id: 'tickets', label: 'Tickets', count: 5, panel: <p>What is broken.</p> },
            { id: 'water', label: 'Water readings', panel: <p>Chlorine and pH.</p> },
            { id: 'incidents', label: 'Incidents', panel: <p>What happened.</p> },
          ]}
        />
      ),
    },
  ],
};
