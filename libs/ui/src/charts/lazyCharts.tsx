import { Skeleton } from '../feedback/Skeleton';
import { onDemand } from '../onDemand';

const part = onDemand(() => import(/* webpackChunkName: "charts" */ './chartParts'));
const drawing = <Skeleton $height="18rem" />;

export const BarChart = part('BarChart', drawing);
export const Donut = part('Donut', drawing);
export const LineChart = part('LineChart', drawing);
export const Sparkline = part('Sparkline', <Skeleton $height="2rem" />);
export const StackedBars = part('StackedBars', drawing);
