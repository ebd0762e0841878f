/**
 * @generated SignedSource<<f9da50c5928d5d9e400f8598d3ddf5e5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeepAudience_audience$data = {
  readonly key: string;
  readonly name: string;
  readonly " $fragmentType": "KeepAudience_audience";
};
export type KeepAudience_audience$key = {
  readonly " $data"?: KeepAudience_audience$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeepAudience_audience">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeepAudience_audience",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Audience",
  "abstractKey": null
};

(node as any).hash = "85d10b806213af3fc4fd39e65f8c14ad";

export default node;
