import { main } from '../releases/main';

await main(process.argv.slice(2));
