/**
 * @generated SignedSource<<55ef372791695cc9d9f8a9d42cae9f37>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartLinks_compatKeys$data = ReadonlyArray<{
  readonly path: string;
  readonly readableName: string;
  readonly " $fragmentType": "PartLinks_compatKeys";
}>;
export type PartLinks_compatKeys$key = ReadonlyArray<{
  readonly " $data"?: PartLinks_compatKeys$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartLinks_compatKeys">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PartLinks_compatKeys",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readableName",
      "storageKey": null
    }
  ],
  "type": "CompatKey",
  "abstractKey": null
};

(node as any).hash = "76d5e4272b1d42787422dcd662a1c4d3";

export default node;
