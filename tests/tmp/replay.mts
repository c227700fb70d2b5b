const G='http://localhost:4310/graphql';
import { readFileSync, readdirSync } from 'node:fs';
import { globSync } from 'node:fs';
import { parse, print } from 'graphql';
const login=await fetch('http://127.0.0.1:4311/api/v1/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({user:{login:'admin@lading.example',password:'Lading-2026!'}})});
const auth=login.headers.get('authorization');
const frag={},ops={};
for(const f of globSync('web/**/*.graphql')){const d=parse(readFileSync(f,'utf8'));for(const x of d.definitions){(x.kind==='FragmentDefinition'?frag:ops)[x.name.value]=x}}
function doc(name){const need=new Set();const walk=(t)=>{for(const m of print(t).matchAll(/\.\.\.\s*([A-Z]\w+)/g)){if(frag[m[1]]&&!need.has(m[1])){need.add(m[1]);walk(frag[m[1]])}}};walk(ops[name]);return [print(ops[name]),...[...need].map(n=>print(frag[n]))].join('\n')}
const id=process.argv[2];const N=+(process.argv[3]??20);
async function ask(op,variables){const t=performance.now();const r=await fetch(G,{method:'POST',headers:{'content-type':'application/json',authorization:auth,'apollo-require-preflight':'1'},body:JSON.stringify({operationName:op,query:doc(op),variables})});const txt=await r.text();const ms=performance.now()-t;if(r.status!==200||txt.includes('"errors"'))console.log(op,r.status,txt.slice(0,200));return [ms,txt.length]}
for(const [op,v] of [...(process.argv[4]?[[process.argv[4],process.argv[4]==='ShipmentPage'?{id,itemsPage:1}:{id}]]:[['ShipmentPage',{id,itemsPage:1}],['ShipmentAdvice',{id}],['both']])]){
 const a=[];let len;
 for(let k=0;k<N;k++){ if(op==='both'){const t=performance.now();await Promise.all([ask('ShipmentPage',{id,itemsPage:1}),ask('ShipmentAdvice',{id})]);a.push(performance.now()-t)} else {const [ms,l]=await ask(op,v);a.push(ms);len=l}}
 a.sort((x,y)=>x-y);console.log(op,'min',a[0].toFixed(0),'median',a[N>>1].toFixed(0),'max',a.at(-1).toFixed(0),'bytes',len);
}
