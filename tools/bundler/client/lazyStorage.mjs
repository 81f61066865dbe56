// Replaces @supabase/storage-js in the client of a page: its code comes with the first file that a person reads or
// stores. Most pages have none.

/** The methods of a bucket that ask the storage. Each answers `{ data, error }`. */
const METHODS = [
  'copy',
  'createSignedUploadUrl',
  'createSignedUrl',
  'createSignedUrls',
  'download',
  'exists',
  'info',
  'list',
  'listV2',
  'move',
  'remove',
  'update',
  'upload',
  'uploadToSignedUrl',
];

export class StorageClient {
  constructor(url, ...options) {
    const load = async () => {
      const { StorageClient: Whole } = await import('@supabase/storage-js/dist/index.mjs');
      return new Whole(url, ...options);
    };
    /** @type {(bucket: string) => ReturnType<import('@supabase/storage-js').StorageClient['from']>} */
    this.from = (bucket) => ({
      ...Object.fromEntries(METHODS.map((method) => [method, (...given) => ask(load, bucket, method, given)])),
      getPublicUrl(path, options) {
        if (options)
          throw new Error('An address with options needs the whole client. tools/bundler/client leaves it out.');
        return { data: { publicUrl: encodeURI(`${url}/object/public/${bucket}/${path}`) } };
      },
    });
  }
}

async function ask(load, bucket, method, given) {
  let client;
  try {
    client = await load();
  } catch (error) {
    // Like a request that does not arrive.
    return { data: null, error };
  }
  return client.from(bucket)[method](...given);
}

export class StorageApiError extends Error {}
