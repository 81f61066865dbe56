import { Skeleton } from '../feedback/Skeleton';
import { onDemand } from '../onDemand';
import { token } from '../tokens/token';

const part = onDemand(() => import('./navigationParts'));
const row = <Skeleton $height={token.control.target} />;

/** Fetches the code of all of them ahead: for what has to be whole once it opens. */
export const loadNavigation = part.ahead;

export const Breadcrumb = part('Breadcrumb', <Skeleton $width="12rem" />);
export const Chip = part('Chip');
export const Kbd = part('Kbd');
export const Pagination = part('Pagination', row);
export const SegmentedControl = part('SegmentedControl', row);
export const Stepper = part('Stepper', row);
export const Tabs = part('Tabs', row);
