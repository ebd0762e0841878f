/**
 * @generated SignedSource<<f7895562e9d1c15787c33da5f6759407>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompatKeyHeader_compatKey$data = {
  readonly ancestors: ReadonlyArray<{
    readonly name: string;
    readonly path: string;
  }> | null | undefined;
  readonly descriptionHtml: string | null | undefined;
  readonly hasData: boolean;
  readonly isDeprecated: boolean;
  readonly isExperimental: boolean;
  readonly isStandardTrack: boolean;
  readonly name: string;
  readonly path: string;
  readonly " $fragmentType": "CompatKeyHeader_compatKey";
};
export type CompatKeyHeader_compatKey$key = {
  readonly " $data"?: CompatKeyHeader_compatKey$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompatKeyHeader_compatKey">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompatKeyHeader_compatKey",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descriptionHtml",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeprecated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExperimental",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStandardTrack",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasData",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CompatKey",
        "kind": "LinkedField",
        "name": "ancestors",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "CompatKey",
  "abstractKey": null
};
})();

(node as any).hash = "597eb2085631a57bb0ea6e2e3a56ae58";

export default node;
