/**
 * A webpack loader that runs after Next's, whose Relay transform imports artifacts by absolute path:
 * the length of the folder's path would decide what becomes a chunk (docs/decisions/0055).
 * @this {{ getOptions(): { folder: string }, callback(error: null, code: string, map: unknown): void }}
 * @param {string} code
 * @param {unknown} map
 */
export default function aliasArtifacts(code, map) {
  const { folder } = this.getOptions();
  // `artifactDirectory` of next.config.ts, as it stands there, after the folder.
  this.callback(null, code.replaceAll(`"${folder}/./src/__generated__/`, '"@/__generated__/'), map);
}
