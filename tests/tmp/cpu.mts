import WebSocket from 'ws';
import { spawn } from 'node:child_process';
const [,,pid,...cmd]=process.argv;
process.kill(+pid,'SIGUSR1'); await new Promise(r=>setTimeout(r,800));
const list=await (await fetch('http://127.0.0.1:9229/json')).json();
const ws=new WebSocket(list[0].webSocketDebuggerUrl);await new Promise(r=>ws.on('open',r));
let n=0;const wait=new Map();ws.on('message',m=>{const d=JSON.parse(m);wait.get(d.id)?.(d.result)});
const call=(method,params={})=>new Promise(r=>{const id=++n;wait.set(id,r);ws.send(JSON.stringify({id,method,params}))});
await call('Profiler.enable');await call('Profiler.setSamplingInterval',{interval:200});await call('Profiler.start');
await new Promise(r=>spawn(cmd[0],cmd.slice(1),{stdio:'inherit'}).on('exit',r));
const {profile}=await call('Profiler.stop');ws.close();
const dt=profile.timeDeltas;const self=new Map();profile.samples.forEach((s,i)=>self.set(s,(self.get(s)??0)+dt[i]));
const by=new Map();const inc=new Map();const byId=new Map(profile.nodes.map(n=>[n.id,n]));
const name=(n)=>n.callFrame.functionName+' '+n.callFrame.url.split('/').slice(-3).join('/')+':'+n.callFrame.lineNumber;
function walk(n,seen){const k=name(n);let t=self.get(n.id)??0;by.set(k,(by.get(k)??0)+t);const s2=new Set(seen);s2.add(k);for(const c of n.children??[])t+=walk(byId.get(c),s2);if(!seen.has(k))inc.set(k,(inc.get(k)??0)+t);return t}
const tot=walk(profile.nodes[0],new Set());
const top=(m,l)=>[...m].sort((a,b)=>b[1]-a[1]).slice(0,l).map(([k,v])=>(v/1000).toFixed(0).padStart(7)+' '+k).join('\n');
console.log('total',tot/1000);console.log('SELF\n'+top(by,30));console.log('INCL\n'+top(inc,60));
