/**
 * @generated SignedSource<<9389e118466bdd9e1b8ff284a0b73fde>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceReach_audience$data = {
  readonly baselineReach: ReadonlyArray<{
    readonly name: string;
    readonly share: number;
    readonly target: string;
  }>;
  readonly name: string;
  readonly " $fragmentType": "AudienceReach_audience";
};
export type AudienceReach_audience$key = {
  readonly " $data"?: AudienceReach_audience$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceReach_audience">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AudienceReach_audience",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "BaselineReach",
      "kind": "LinkedField",
      "name": "baselineReach",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "target",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Audience",
  "abstractKey": null
};
})();

(node as any).hash = "d6a385f5a02e2ae5939815bcf993bc9a";

export default node;
