/**
 * @generated SignedSource<<6a0a73a71dac047f981c4718faa7b559>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeaconSetup_beacon$data = {
  readonly address: string;
  readonly inlineSource: string;
  readonly integrity: string;
  readonly visits: number | null | undefined;
  readonly " $fragmentType": "BeaconSetup_beacon";
};
export type BeaconSetup_beacon$key = {
  readonly " $data"?: BeaconSetup_beacon$data;
  readonly " $fragmentSpreads": FragmentRefs<"BeaconSetup_beacon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BeaconSetup_beacon",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "integrity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inlineSource",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "visits",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Beacon",
  "abstractKey": null
};

(node as any).hash = "0a259a082ed9e286ff30729c1df7fe25";

export default node;
