const B='http://127.0.0.1:4311/api/v1/';
let token='';
async function call(method,path,body){const r=await fetch(B+path,{method,headers:{'content-type':'application/json',...(token&&{authorization:'Bearer '+token})},body:body&&JSON.stringify(body)});const t=await r.text();if(!r.ok) throw new Error(path+' '+r.status+' '+t.slice(0,400));return t?JSON.parse(t):null}
{const r=await fetch(B+'login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({user:{login:'admin@lading.example',password:'Lading-2026!'}})});token=r.headers.get('authorization').slice(7)}
const o=(await call('GET','purchase_orders?filter[program_ids][]=1&items=1').catch(()=>call('GET','purchase_orders?program_id=1&items=1'))).data[0];
const stamp=Date.now()%100000;
const order=(await call('POST','purchase_orders',{purchase_order:{program_id:o.program_id,vendor_id:o.vendor_id,end_user_id:o.end_user_id,group_id:o.group_id,order_number:'BIG-'+stamp}})).data;
const ids=[];
for(let k=0;k<50;k++){
 const order_items=Array.from({length:100},(_,i)=>({position:String(k*100+i+1),catalog_number:'C-'+i,material:'Artemether tablets batch '+(k*100+i),quantity:'12',size_per_item:'EA',value_per_item:'2.50',country:'IN',countries_of_manufacture:['IN'],hs_code:i%2?'3004909290':'9018901180',un_number:null}));
 for (const x of order_items){ delete x.country; delete x.un_number }
 const r=await call('POST',`purchase_orders/${order.id}/order_items`,{order_items});
 for(const row of r.data){ if(!row.data){console.log(JSON.stringify(row).slice(0,300));process.exit(1)} ids.push(row.data.id)}
}
const sh=(await call('POST','commercial_invoices',{commercial_invoice:{program_id:o.program_id,invoice_number:'CI-BIG-'+stamp,group_id:o.group_id,shipment_type:'air'}})).data;
console.log('empty shipment',sh.id);
{const t=[];let r;for(let i=0;i<10;i++){const a=performance.now();r=await call('GET',`commercial_invoices/${sh.id}/available_order_items?items=50&page=1`);t.push(Math.round(performance.now()-a))}console.log(t.join(' '),JSON.stringify(r.meta),JSON.stringify(r).length)}
