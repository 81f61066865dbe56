/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as charts from './charts/chartParts';
import * as forms from './forms/formParts';
import * as ui from './index';
import * as navigation from './navigation/navigationParts';
import { DataTable } from './table/DataTable';

const noop = () => undefined;

const figures = {
  title: 'Hours',
  categoryName: 'Week',
  categories: ['Apr 7', 'Apr 14'],
  series: [{ label: 'Actual', values: [12, null] }],
};
const options = [{ value: 'a', label: 'A' }];
const many = Array.from({ length: 500 }, (_, index) => ({ name: String(index) }));

/** One of each, as prerendered pages use them. */
const drawings: Record<string, ReactNode> = {
  Alert: <ui.Alert title="Saved" action={<button type="button">Undo</button>} />,
  Avatar: <ui.Avatar name="Ana Lima" />,
  Badge: <ui.Badge tone="success">Active</ui.Badge>,
  Button: (
    <ui.Button as="a" href="/contact" loading>
      Book
    </ui.Button>
  ),
  Card: <ui.Card $padding="none" />,
  Container: <ui.Container $width="wide" />,
  DescriptionList: <ui.DescriptionList items={[{ term: 'Type', description: 'Golf Club' }]} />,
  Dialog: <ui.Dialog open={false} onClose={noop} title="Delete?" />,
  EmptyState: <ui.EmptyState title="Nothing yet" />,
  ErrorState: <ui.ErrorState title="It failed" onRetry={noop} />,
  Grid: <ui.Grid $min="10rem" $gap="xs" />,
  Icon: <ui.Icon name="users" />,
  IconButton: <ui.IconButton label="Close" icon={<ui.Icon name="circle" />} />,
  LinkCard: (
    <ui.LinkCard>
      <h3>
        <a href="/training">Training</a>
      </h3>
    </ui.LinkCard>
  ),
  Menu: <ui.Menu trigger={(props) => <button {...props}>Account</button>}>{null}</ui.Menu>,
  PageHeader: <ui.PageHeader title="Training" description="Who has done what" actions={<span />} />,
  Progress: <ui.Progress label="Done" value={40} />,
  SelectField: (
    <ui.SelectField label="Type" options={[{ value: 'a', label: 'A' }]} placeholder="Choose" error="Choose one." />
  ),
  Skeleton: <ui.Skeleton $width="50%" />,
  Spinner: <ui.Spinner label="Loading" />,
  Stack: <ui.Stack $gap="lg" $align="center" />,
  StatTile: <ui.StatTile label="Members" value="285" detail="in 2024" />,
  Table: (
    <ui.TableFrame label="Staff">
      <ui.Table />
    </ui.TableFrame>
  ),
  Tiles: <ui.Tiles />,
  TextArea: <ui.TextArea label="Message" hint="A few lines." />,
  TextField: <ui.TextField label="Name" optional />,
  Toaster: <ui.Toaster />,
  Tooltip: <ui.Tooltip text="Tells everyone.">{(props) => <button {...props}>Publish</button>}</ui.Tooltip>,
  Wordmark: <ui.Wordmark name="The club" />,

  // Their code arrives later; the server waits for it, so that it is these which are served.
  BarChart: <charts.BarChart {...figures} goal={{ label: 'Budget', value: 10 }} />,
  Breadcrumb: <navigation.Breadcrumb trail={[<a key="1" href="/" />]} current="CPR" />,
  Checkbox: <forms.Checkbox label="Needs CPR" indeterminate />,
  CheckboxGroup: <forms.CheckboxGroup label="Kinds" options={options} value={['a']} onChange={noop} />,
  Chip: <navigation.Chip label="Lifeguard" onRemove={noop} />,
  DataTable: (
    <DataTable
      label="Staff"
      columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name }]}
      rows={many}
      rowKey={({ name }) => name}
      rowName={({ name }) => name}
      maxHeight="20rem"
    />
  ),
  DateField: <forms.DateField label="Day" value="2025-05-24" onChange={noop} />,
  DateRangeField: <forms.DateRangeField label="Period" value={{ from: '', to: '' }} onChange={noop} />,
  Donut: <charts.Donut title="Expenses" partName="Category" parts={[{ label: 'Payroll', value: 1 }]} />,
  FileDrop: <forms.FileDrop label="Photos" entries={[]} onAdd={noop} onRemove={noop} />,
  Kbd: <navigation.Kbd>B</navigation.Kbd>,
  LineChart: <charts.LineChart {...figures} />,
  MoneyField: <forms.MoneyField label="Rate" value={1720} onChange={noop} />,
  NumberField: <forms.NumberField label="Hours" value={12} onChange={noop} />,
  Pagination: <navigation.Pagination label="All" page={1} pageCount={9} onChange={noop} />,
  PasswordField: <forms.PasswordField label="Password" autoComplete="current-password" />,
  RadioGroup: <forms.RadioGroup label="Kind" options={options} value="a" onChange={noop} />,
  SearchField: <forms.SearchField label="Search" value="" onChange={noop} />,
  SegmentedControl: <navigation.SegmentedControl label="View" options={options} value="a" onChange={noop} />,
  Sparkline: <charts.Sparkline label="Hours" values={[1, 2]} />,
  StackedBars: <charts.StackedBars {...figures} />,
  Stepper: <navigation.Stepper label="Import" steps={['Upload', 'Check']} current={1} onGoTo={noop} />,
  Switch: <forms.Switch label="Email" />,
  Tabs: <navigation.Tabs label="Staff" tabs={[{ id: 'roster', label: 'Roster', panel: 'All' }]} />,
  RangeField: <forms.RangeField label="Ratio" value={12} min={5} max={30} valueText="1:12" onChange={noop} />,
  TimeField: <forms.TimeField label="Starts at" value="14:00" onChange={noop} />,
};

test.each(Object.entries(drawings))('%s renders without a browser and without inline styles', (_name, drawing) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(drawing)).not.toMatch(/\sstyle=/);
});
