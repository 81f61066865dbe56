// Drawings of figures: one chunk.
export { BarChart } from './BarChart';
export { Donut } from './Donut';
export { LineChart } from './LineChart';
export { Sparkline } from './Sparkline';
export { StackedBars } from './StackedBars';
