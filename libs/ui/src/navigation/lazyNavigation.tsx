import { Skeleton } from '../feedback/Skeleton';
import { onDemand } from '../onDemand';
import { token } from '../tokens/token';
import { StepperPlaceholder } from './StepperPlaceholder';

const part = onDemand(() => import(/* webpackChunkName: "navigation" */ './navigationParts'));
const row = <Skeleton $height={token.control.target} />;
/** About as wide as the words, with four letters of room for each: as wide as its row, it would push others to a new line. */
const segmentsWidth = (options: readonly { label: string }[]) =>
  `${options.reduce((width, { label }) => width + label.length + 4, 0) / 2.2}rem`;

/** Fetches the code of all parts ahead of time, for a page that must be complete as soon as it opens. */
export const loadNavigation = part.ahead;

export const Breadcrumb = part('Breadcrumb', <Skeleton $width="12rem" />);
export const Chip = part('Chip');
export const Kbd = part('Kbd');
export const Pagination = part('Pagination', row);
export const SegmentedControl = part('SegmentedControl', ({ options }) => (
  <Skeleton $height="2.5rem" $width={segmentsWidth(options)} />
));
export const Stepper = part('Stepper', <StepperPlaceholder />);
export const Tabs = part('Tabs', row);
