import { ListOutline } from '@platform/module-kit/screens';
import { onDemand, SegmentedControl, Stack } from '@platform/ui';
import { useOperationsAddress, type ViewId } from '../useOperationsAddress';
import { TodayPart } from './today/TodayPart';

const room = <ListOutline />;
const WaterPart = onDemand(() => import('./water/WaterPart'))('WaterPart', room);
const LogsPart = onDemand(() => import('./logs/LogsPart'))('LogsPart', room);
const IncidentsPart = onDemand(() => import('./incidents/IncidentsPart'))('IncidentsPart', room);
const TemplatesPart = onDemand(() => import('./templates/TemplatesPart'))('TemplatesPart', room);

const parts: readonly { value: ViewId; label: string }[] = [
  { value: 'today', label: 'Today' },
  { value: 'water', label: 'Water' },
  { value: 'logs', label: 'Logs' },
  { value: 'incidents', label: 'Incidents' },
  { value: 'templates', label: 'Forms' },
];

/** The daily checks, measurements and logs. */
export function FormsTab() {
  const { values, change } = useOperationsAddress();
  return (
    <Stack>
      <div>
        <SegmentedControl
          label="Forms and logs"
          options={parts}
          value={values.view}
          onChange={(view) => change({ view, open: '', from: '', to: '' })}
        />
      </div>
      <Part view={values.view} />
    </Stack>
  );
}

function Part({ view }: { view: ViewId }) {
  switch (view) {
    case 'today':
      return <TodayPart />;
    case 'water':
      return <WaterPart />;
    case 'logs':
      return <LogsPart />;
    case 'incidents':
      return <IncidentsPart />;
    case 'templates':
      return <TemplatesPart />;
  }
}
