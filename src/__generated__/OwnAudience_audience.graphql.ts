/**
 * @generated SignedSource<<0f4ad3b53138f7f60ea6df425dcad7cf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnAudience_audience$data = {
  readonly key: string;
  readonly " $fragmentType": "OwnAudience_audience";
};
export type OwnAudience_audience$key = {
  readonly " $data"?: OwnAudience_audience$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnAudience_audience">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnAudience_audience",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    }
  ],
  "type": "Audience",
  "abstractKey": null
};

(node as any).hash = "de5e84bc9fab6716e1b660a1890e9113";

export default node;
