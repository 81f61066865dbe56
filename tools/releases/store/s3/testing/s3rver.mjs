// Serves the folder of the first argument as S3, with a bucket named by the second, and prints its port.
import S3rver from '@20minutes/s3rver';

const [directory, name] = process.argv.slice(2);
const server = new S3rver({
  directory,
  address: '127.0.0.1',
  port: 0,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name, configs: [] }],
});
const { port } = await server.run();
// As text: `console.log` colors a number where the environment asks for colors.
console.log(`${port}`);
