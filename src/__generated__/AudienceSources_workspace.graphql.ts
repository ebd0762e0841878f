/**
 * @generated SignedSource<<15cdcf2002c68bd8ba9bf81f4a6b32e0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceSources_workspace$data = {
  readonly audienceSources: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AudienceSource_source">;
  }>;
  readonly id: string;
  readonly slug: string;
  readonly " $fragmentType": "AudienceSources_workspace";
};
export type AudienceSources_workspace$key = {
  readonly " $data"?: AudienceSources_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceSources_workspace">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AudienceSources_workspace",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AudienceSource",
      "kind": "LinkedField",
      "name": "audienceSources",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AudienceSource_source"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};
})();

(node as any).hash = "aaa47906fabd80294f91ff2d95b3dceb";

export default node;
